import { once } from 'node:events';
import { connect } from 'node:net';
import type { Role } from '@staalkaart/api-client/wire';
import { PASSWORD, tokenFor } from './auth/accounts.ts';
import { createMockApi, type MockApi, type MockApiOptions } from './createMockApi.ts';

/** What a test looks into, without saying beforehand what it is. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = any;

export interface Answered {
  status: number;
  body: Loose;
  headers: Headers;
}
/** Makes a call: a path after `/api/`, or a whole one; a body is sent as JSON unless it is a form. */
export type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>;

const bodyOf = async (response: Response): Promise<Loose> =>
  (response.body && (response.headers.get('Content-Type') ?? '').includes('json') ? response.json() : response.text());

/** Calls whatever answers requests, with a bearer token or without. */
export const senderTo = (answers: (request: Request) => Promise<Response>) => (token: string | undefined): Send =>
  async (method, path, body, extra = {}) => {
    const headers = new Headers({ ...extra, ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) });
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
    const init = { method, headers, body: body === undefined ? null : isForm ? body : JSON.stringify(body) };
    const response = await answers(new Request(`http://localhost${path.startsWith('/') ? '' : '/api/'}${path}`, init));
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };

/**
 * Asks the server at an address.
 * @param keepsLines whether lines are kept, as a browser keeps them; one that was may be a line to the server that was there before
 */
export const overWire = (url: string, { keepsLines = false } = {}) => (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const asked = new Request(url + pathname + search, request);
  if (!keepsLines) asked.headers.set('Connection', 'close');
  return fetch(asked);
};

/** What comes back for bytes on a line to a server, until it closes the line, or for some ms nothing moves on it. */
export const sendRaw = async (url: string, text: string, patience = 0): Promise<string> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
  let heard = '';
  socket.setEncoding('utf8').on('data', (part: string) => { heard += part; }).on('error', () => undefined).setTimeout(patience, () => socket.destroy());
  await once(socket, 'close');
  return heard;
};

/** Signs in. @returns the answer, with the token where no second step follows */
export const logIn = (nobody: Send, email: string, password = PASSWORD): Promise<Answered> => nobody('POST', 'Auth/Login', { email, password });

/** A fresh mock, and a way to call it as anybody. For the tests of this package. */
export const setUp = (options?: MockApiOptions): { api: MockApi; as: (role: Role | undefined) => Send } => {
  const api = createMockApi(options);
  return { api, as: role => senderTo(api.fetch)(role && tokenFor(role)) };
};

/** A product of the catalogue that has no media. */
export const BARE = 1001 + 41;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), char => char.charCodeAt(0));

/** A red square of 2 px. */
export const PNG = bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEXWKChGlnIIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=');
/** The same. */
export const JPEG = bytesOf('/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCEARQv/9k=');
/** What a film begins with, and 80 bytes that stand for it. */
export const MP4 = new TextEncoder().encode(`\0\0\0\u0014ftypisom\0\0\u0002\0mp42${'0123456789'.repeat(8)}`);

const CONTENTS: Record<string, Uint8Array<ArrayBuffer>> = { 'image/png': PNG, 'image/jpeg': JPEG, 'video/mp4': MP4 };

export type FileContent = string | Blob | Uint8Array<ArrayBuffer>;

/** A multipart body with one file, which by default is what its type says. */
export const fileForm = (field: string, name: string, type: string, content: FileContent = CONTENTS[type] ?? 'inhoud'): FormData => {
  const form = new FormData();
  form.set(field, new File([content], name, { type }));
  return form;
};
