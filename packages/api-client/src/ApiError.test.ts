import { describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../testing/server.ts';
import { api } from './api.ts';
import { apiErrorFrom } from './client.ts';
import { ApiError, type ApiErrorKind, errorText, isSameError, mayBeDone, readErrorBody } from './ApiError.ts';

const { answer, answerJson, answerWith } = recordCalls();
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(() => undefined, thrown => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error;
};
const failed = () => failureOf(api.detail('Categories', 7));

describe('the body of a failed call', () => {
  it('is an object with title, detail and an object of lists', async () => {
    answerJson({ title: 'Fout.', detail: 'Niet goed', errors: { Name: ['te kort.', 'bestaat al'], Erp: ['leeg.'] } }, { status: 422 });
    const error = await failed();
    expect(error).toMatchObject({ status: 422, kind: 'response', title: 'Fout.', detail: 'Niet goed' });
    expect(error.errors).toEqual(['te kort.', 'bestaat al', 'leeg.']);
    expect(errorText(error)).toBe('Fout – Niet goed – te kort, bestaat al, leeg.');
  });

  it('is an object of which an error says what the title does', async () => {
    const title = 'Er is al een tag met de naam Fluo.';
    answerJson({ title, detail: 'Kies iets anders.', errors: { Name: [title] } }, { status: 409 });
    const error = await failed();
    expect(error.fieldErrors).toEqual({ Name: [title] });
    expect(errorText(error)).toBe('Er is al een tag met de naam Fluo – Kies iets anders.');
    answerJson({ title, errors: { Name: [title, 'Te kort.'] } }, { status: 409 });
    expect(errorText(await failed())).toBe('Er is al een tag met de naam Fluo – Te kort.');
  });

  it('is an object with a list of errors alone', async () => {
    answerJson({ errors: ['een', 'twee'] }, { status: 400 });
    expect(errorText(await failed())).toBe('een, twee');
  });

  it('is an object that says nothing', async () => {
    answerJson({ traceId: 'x', title: ' ', errors: null }, { status: 500 });
    expect(errorText(await failed())).toBe('');
  });

  it('is empty', async () => {
    answer(null, { status: 503, statusText: 'Service Unavailable' });
    const error = await failed();
    expect(errorText(error)).toBe('');
    expect(error).toMatchObject({ status: 503, statusText: 'Service Unavailable', method: 'GET', url: 'Categories/7' });
  });

  it('is a page of HTML, which is no text for a reader', async () => {
    answer('<!doctype html><title>502</title>', { status: 502, headers: { 'content-type': 'text/html' } });
    const error = await failed();
    expect(errorText(error)).toBe('');
    expect(error.status).toBe(502);
  });

  it('is a Blob holding JSON', async () => {
    answerJson({ title: 'Fout', errors: ['leeg'] }, { status: 400 });
    const error = await failureOf(api.productTemplate());
    expect(error.errors).toEqual(['leeg']);
    expect(errorText(error)).toBe('Fout – leeg');
  });
});

describe('the errors of each field', () => {
  const fieldErrors = async (errors: unknown) => {
    answerJson({ errors }, { status: 400 });
    return (await failed()).fieldErrors;
  };

  it.each([
    ['a list', { Email: ['Bestaat al', 'Te lang'] }, { Email: ['Bestaat al', 'Te lang'] }],
    ['a text', { Email: 'Bestaat al' }, { Email: ['Bestaat al'] }],
    ['nothing', { Email: null, Name: [], Phone: '', Role: {} }, {}],
    ['lists in lists', { Email: [['een'], [null, 7, 'twee']] }, { Email: ['een', 'twee'] }],
    ['no text', { Email: [1, true, null] }, {}],
  ])('come as %s', async (_, errors, expected) => {
    expect(await fieldErrors(errors)).toEqual(expected);
  });

  it.each([['a list', ['een']], ['a text', 'een'], ['null', null]])('are none where the errors are %s', async (_, errors) => {
    expect(await fieldErrors(errors)).toEqual({});
  });

  it('are none in other bodies', async () => {
    answer('kapot', { status: 500 });
    expect((await failed()).fieldErrors).toEqual({});
  });
});

describe('readErrorBody', () => {
  const textOf = async (body: unknown) => errorText(new ApiError({ kind: 'response', status: 400, body: await readErrorBody(body) }));
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;

  it.each([
    ['JSON in a string', '{"title":"Fout"}', 'Fout'],
    ['a JSON string in a string', '"kapot"', 'kapot'],
    ['JSON in a JSON string', JSON.stringify('{"title":"Fout"}'), 'Fout'],
    ['a list in a string', '["een","twee"]', 'een, twee'],
    ['text that starts like JSON', '{niet}', '{niet}'],
    ['a list of lists', [['een'], 'twee', null], 'een, twee'],
    ['a list of records with a code', [{ code: 'DuplicateUserName', description: 'Deze naam is al in gebruik.' }, { field: 'name', message: 'Te lang' }], 'Deze naam is al in gebruik, Te lang'],
    ['an object of lists, one of which is called description', { errors: { description: ['Te lang'], name: 'Leeg' } }, 'Te lang, Leeg'],
    ['bytes of JSON', bytes('{"detail":"Niet goed"}'), 'Niet goed'],
    ['bytes of text', bytes(' kapot '), 'kapot'],
    ['bytes of HTML', bytes('<html></html>'), ''],
    ['HTML in a JSON string', '"<!doctype html>"', ''],
    ['a trace', 'System.NullReferenceException: Object reference not set\r\n   at Catalogue.Products.Save() in Products.cs:line 12', ''],
    ['a text of two lines', 'Naam ontbreekt.\nAantal ontbreekt.', 'Naam ontbreekt.\nAantal ontbreekt.'],
    ['a Blob of a JSON string', new Blob(['"kapot"']), 'kapot'],
    ['a number', 7, ''],
    ['null', null, ''],
    ['nothing', undefined, ''],
  ])('reads %s', async (_, body, expected) => {
    expect(await textOf(body)).toBe(expected);
  });
});

describe('no answer of the API', () => {
  it.each([502, 503, 504])('is a %i', async status => {
    answerJson({ title: 'Bad gateway' }, { status });
    expect((await failed()).isUnanswered).toBe(true);
  });

  it.each([400, 401, 403, 404, 500, 501])('is not a %i, whatever its body', async status => {
    answer('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
    expect((await failed()).isUnanswered).toBe(false);
  });

  it("is a portal's page with status 200", async () => {
    answer('<!doctype html><title>Welkom in het hotel</title>', { status: 200 });
    expect((await failed()).isUnanswered).toBe(true);
  });

  it('is not another unusable answer with status 200', async () => {
    answerJson({ name: 'X' });
    expect((await failed()).isUnanswered).toBe(false);
  });

  it.each([['network', true], ['timeout', true], ['cancelled', false]] as [ApiErrorKind, boolean][])('is %s: %s', (kind, expected) => {
    expect(new ApiError({ kind }).isUnanswered).toBe(expected);
  });
});

describe('a call that fails otherwise', () => {
  it('has no status when the server cannot be reached', async () => {
    answerWith(() => Response.error());
    expect(await failed()).toMatchObject({ kind: 'network', status: undefined, method: 'GET', url: 'Categories/7' });
  });

  it.each([['a line', true], ['no line', false]])('may be done, or is known not to have left, where the browser had %s as it began', async (_, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    answerWith(() => Response.error());
    const error = await failureOf(api.remove('Categories', 7));
    vi.unstubAllGlobals();
    expect(error).toMatchObject({ kind: 'network', method: 'DELETE', isUnsent: !onLine });
    expect(mayBeDone(error)).toBe(onLine);
  });

  it('is cancelled by its signal', async () => {
    const upload = { file: new File(['x'], 'x.png'), signal: AbortSignal.abort() };
    expect(await failureOf(api.upload('Categories', 7, 'image', upload))).toMatchObject({ kind: 'cancelled', status: undefined });
  });

  it.each([
    ['a page of HTML', '<!DOCTYPE html><div id="root"></div>'],
    ['text', 'hallo'],
    ['nothing', null],
    ['a list', '[]'],
    ['null', 'null'],
    ['a record without an id', '{"name":"X"}'],
    ['a record with a strange id', '{"id":{}}'],
    ['a record with an empty id', '{"id":""}'],
  ])('answers %s with 200 where a record is expected', async (_, body) => {
    answer(body, { status: 200 });
    const error = await failed();
    expect(error).toMatchObject({ kind: 'response', status: 200, body: '' });
    expect(errorText(error)).toBe('');
  });

  it('answers HTML with 200 to a write, or in place of a file', async () => {
    answer('<!DOCTYPE html>', { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(await failureOf(api.remove('Categories', 7))).toMatchObject({ kind: 'response', status: 200 });
    expect(await failureOf(api.productTemplate())).toMatchObject({ kind: 'response', status: 200 });
  });
});

describe('apiErrorFrom', () => {
  it('leaves an ApiError as it is', async () => {
    const error = new ApiError({ kind: 'timeout' });
    expect(await apiErrorFrom(error)).toBe(error);
  });

  it('takes anything', async () => {
    expect(await apiErrorFrom('?')).toMatchObject({ kind: 'network', cause: '?' });
  });
});

describe('isSameError', () => {
  const error = (status: number, body = '') => new ApiError({ kind: 'response', status, body, method: 'GET', url: 'Me' });
  it('compares what they say', () => {
    expect(isSameError(error(500), error(500))).toBe(true);
    expect(isSameError(error(500), error(503))).toBe(false);
    expect(isSameError(error(500, 'a'), error(500, 'b'))).toBe(false);
    expect(isSameError(undefined, error(500))).toBe(false);
    expect(isSameError(undefined, undefined)).toBe(true);
  });
});

describe('errorText', () => {
  it('is silent about other errors', () => expect(errorText(new Error('x'))).toBe(''));
});
