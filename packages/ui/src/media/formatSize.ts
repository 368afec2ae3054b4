import { lazily } from '../theme/lazily.ts';

/** A MB as files are counted here. */
export const BYTES_PER_MB = 1024 * 1024;

const number = lazily(() => new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 1 }));

/** The size of a file as people read it: '840 kB', '2,4 MB'. Rounded up, so that what is over a limit never reads as the limit. */
export const formatSize = (bytes: number) =>
  bytes < BYTES_PER_MB / 10 ? `${number().format(Math.ceil(bytes / 1024))} kB` : `${number().format(Math.ceil((bytes * 10) / BYTES_PER_MB) / 10)} MB`;
