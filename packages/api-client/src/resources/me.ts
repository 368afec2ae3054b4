import { recordOf, savedFrom } from '../answers.ts';
import { EXTRAS } from '../endpoints.ts';
import { send } from '../transport.ts';
import type { Upload } from '../types/common.ts';
import type { Me, MeUpdate } from '../types/me.ts';
import { postFile } from '../upload.ts';

/** The calls of the signed-in person (specification §7). */
export const me = {
  get: async (): Promise<Me> => recordOf<Me>(await send({ method: 'get', url: EXTRAS.me })),
  /** Returns the values sent, overlaid by what came back: an empty answer is no failure. */
  update: async (body: MeUpdate): Promise<Partial<Me> & MeUpdate> =>
    savedFrom(body, await send({ method: 'put', url: EXTRAS.me, data: body })),
  /** The avatar: multipart under the field `image`. */
  uploadImage: async (upload: Upload): Promise<void> => {
    await postFile(EXTRAS.meImage, 'image', upload);
  },
};
