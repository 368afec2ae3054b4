import { unexpectedAnswer } from './answers.ts';
import { send } from './transport.ts';

/**
 * Fetches a binary file, without a time limit.
 * @throws ApiError with the text of the body, which a failed blob call hides in a Blob
 */
export const fetchBlob = async (method: 'get' | 'post', url: string): Promise<Blob> => {
  const response = await send({ method, url, responseType: 'blob', timeout: 0 });
  if (!(response.data instanceof Blob)) throw unexpectedAnswer(response);
  return response.data;
};
