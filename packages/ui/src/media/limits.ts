/** A MB as files are counted here. */
export const BYTES_PER_MB = 1024 * 1024;

/** What the file picker offers for a picture: types for phones, endings for the rest. */
export const IMAGE_ACCEPT = 'image/png,image/jpeg,.png,.jpg,.jpeg';

/** What the file picker offers for a film. */
export const VIDEO_ACCEPT = 'video/mp4,.mp4';
