import type { Role } from '@staalkaart/api-client/wire';
import { createMockApi, type MockApi, type MockApiOptions } from './createMockApi.ts';
import { tokenFor } from './auth/accounts.ts';

/** What a test looks into, without saying beforehand what it is. */
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any;
type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<{ status: number; body: Loose; headers: Headers }>;

/** A fresh mock, and a way to call it as anybody. For the tests of this package. */
export const setUp = (options?: MockApiOptions): { api: MockApi; as: (role: Role | undefined) => Send } => {
  const api = createMockApi(options);
  const as = (role: Role | undefined): Send => async (method, path, body, extra = {}) => {
    const headers = new Headers({ ...extra, ...(role ? { Authorization: `Bearer ${tokenFor(role)}` } : {}) });
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
    const response = await api.fetch(`/api/${path}`, { method, headers, body: body === undefined ? null : isForm ? body : JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: isJson(response) ? JSON.parse(text) : text };
  };
  return { api, as };
};

const isJson = (response: Response): boolean => (response.headers.get('Content-Type') ?? '').includes('json');

/** A multipart body with one file. */
export const fileForm = (field: string, name: string, type: string, content: string | Uint8Array<ArrayBuffer> = 'inhoud'): FormData => {
  const form = new FormData();
  form.set(field, new File([content], name, { type }));
  return form;
};
