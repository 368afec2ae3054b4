import { mixed } from 'yup';
import { IMAGE_MAX_MB } from '../../constants.ts';
import { BYTES_PER_MB } from '../../media/formatSize.ts';
import { mediaText } from '../../nl/media.ts';

/** A chosen picture within the limit (specification §5); the upload field looks at its type and its bytes. Optional as it stands. */
export const imageFile = () =>
  mixed<File>().test('size', mediaText.tooLarge(IMAGE_MAX_MB), file => !file || file.size <= IMAGE_MAX_MB * BYTES_PER_MB);
