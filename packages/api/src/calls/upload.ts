import { isOfParts } from '../http/readBody.ts';
import { refusal } from '../http/refusal.ts';
import type { Files, IncomingFile } from '../ports.ts';
import { contentFor, type FileRule, shownName } from '../rules/files.ts';

/**
 * Takes in the file of a request for as long as some work needs it.
 * @param field of the multipart body
 * @param work is given the file and its name as it can be shown
 * @throws Response 400 where there is none or nothing in it, 413 where it is larger than that many megabytes; whatever `work` throws
 */
export const receiveFile = async <Result>(
  { files, request }: { files: Files; request: Request }, field: string, megabytes: number, work: (file: IncomingFile, name: string) => Promise<Result>,
): Promise<Result> => {
  // What cannot hold a file is not read.
  const file = isOfParts(request.headers.get('Content-Type')) ? await files.receive(request, field, megabytes * 1024 * 1024) : undefined;
  if (!file) throw refusal(400, { title: `Er werd geen bestand ontvangen in het veld '${field}'.` });
  try {
    const name = shownName(file.name);
    if (file.isTooLarge) throw refusal(413, { title: `${name} is groter dan ${megabytes} MB.`, detail: 'Kleinere files opladen aub.' });
    if (file.size === 0) throw refusal(400, { title: `${name} is een leeg bestand.` });
    return await work(file, name);
  } finally {
    await file.discard();
  }
};

/**
 * Keeps the file of a request for its record. One that no record names in the end, whatever became of the call, is swept a day later.
 * @param save stores the record with the file's path and name
 * @throws Response 400, 413 or 415 for a file that is not what the rule says; whatever `save` throws
 */
export const withFile = <Saved>(
  call: { files: Files; request: Request }, rule: FileRule, save: (file: { path: string; name: string }) => Promise<Saved>,
): Promise<Saved> => receiveFile(call, rule.field, rule.megabytes, async (file, name) => {
  const path = await file.keep(contentFor(file, name, rule));
  return save({ path, name });
});
