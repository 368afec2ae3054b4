import { describe, expect, it } from 'vitest';
import { recordCalls } from '../testing/server.ts';
import { ApiError, errorText, isSameError } from './ApiError.ts';
import { apiErrorFrom } from './apiErrorFrom.ts';
import { categories } from './resources/categories.ts';
import { products } from './resources/products.ts';

const { answer, answerJson, answerWith } = recordCalls();
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(() => undefined, thrown => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error;
};
const failed = () => failureOf(categories.detail(7));

describe('the body of a failed call', () => {
  it('is a plain string', async () => {
    answer('kapot', { status: 500 });
    expect(errorText(await failed())).toBe('kapot');
  });

  it('is a string in JSON', async () => {
    answerJson('kapot', { status: 400 });
    expect(errorText(await failed())).toBe('kapot');
  });

  it('is an object with title, detail and an object of lists', async () => {
    answerJson({ title: 'Fout', detail: 'Niet goed', errors: { Name: ['te kort', 'bestaat al'], Erp: ['leeg'] } }, { status: 422 });
    const error = await failed();
    expect(error).toMatchObject({ status: 422, kind: 'response', title: 'Fout', detail: 'Niet goed' });
    expect(error.errors).toEqual(['te kort', 'bestaat al', 'leeg']);
    expect(errorText(error)).toBe('Fout – Niet goed – te kort, bestaat al, leeg');
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

  it('is a Blob holding text', async () => {
    answer('geen sjabloon', { status: 404 });
    expect(errorText(await failureOf(products.template()))).toBe('geen sjabloon');
  });

  it('is a Blob holding JSON', async () => {
    answerJson({ title: 'Fout', errors: ['leeg'] }, { status: 400 });
    const error = await failureOf(products.template());
    expect(error.errors).toEqual(['leeg']);
    expect(errorText(error)).toBe('Fout – leeg');
  });

  it('is a Blob holding HTML', async () => {
    answer('<html></html>', { status: 500 });
    expect(errorText(await failureOf(products.template()))).toBe('');
  });
});

describe('a call that fails otherwise', () => {
  it('has no status when the server cannot be reached', async () => {
    answerWith(() => Response.error());
    expect(await failed()).toMatchObject({ kind: 'network', status: undefined, method: 'GET', url: 'Categories/7' });
  });

  it('is cancelled by its signal', async () => {
    const upload = { file: new File(['x'], 'x.png'), signal: AbortSignal.abort() };
    expect(await failureOf(categories.uploadImage(7, upload))).toMatchObject({ kind: 'cancelled', status: undefined });
  });

  it.each([
    ['a page of HTML', '<!DOCTYPE html><div id="root"></div>'],
    ['text', 'hallo'],
    ['nothing', null],
    ['a list', '[]'],
  ])('answers %s with 200 where a record is expected', async (_, body) => {
    answer(body, { status: 200 });
    const error = await failed();
    expect(error).toMatchObject({ kind: 'response', status: 200, body: '' });
    expect(errorText(error)).toBe('');
  });

  it('answers HTML with 200 to a write, or in place of a file', async () => {
    answer('<!DOCTYPE html>', { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(await failureOf(categories.remove(7))).toMatchObject({ kind: 'response', status: 200 });
    expect(await failureOf(products.template())).toMatchObject({ kind: 'response', status: 200 });
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
