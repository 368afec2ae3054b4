import type { DataProvider } from 'react-admin';

const token = () => localStorage.getItem('staalkaart.token');

/** Whether there is a token to send. */
export const isSignedIn = (): boolean => token() !== null;

const ask = async (path: string) => {
  const response = await fetch(`/api/${path}`, { headers: { Accept: 'application/json', Authorization: `Bearer ${token()}` } });
  if (!response.ok) throw new Error(response.statusText);
  return { data: await response.json(), total: JSON.parse(response.headers.get('Pagination') ?? '{}').totalCount };
};

const readsOnly = () => Promise.reject(new Error('The benchmark only reads'));

/** The catalogue's own API, of which the benchmark reads products alone. */
export const dataProvider: DataProvider = {
  getList: (_, { pagination, filter }) =>
    ask(`Products?${new URLSearchParams({ ...filter, pageNumber: String(pagination?.page ?? 1), pageSize: String(pagination?.perPage ?? 12) })}`),
  getOne: (_, { id }) => ask(`Products/${id}`),
  getMany: readsOnly,
  getManyReference: readsOnly,
  create: readsOnly,
  update: readsOnly,
  updateMany: readsOnly,
  delete: readsOnly,
  deleteMany: readsOnly,
};
