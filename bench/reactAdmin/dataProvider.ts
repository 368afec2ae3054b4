import type { DataProvider } from 'react-admin';

const token = () => localStorage.getItem('staalkaart.token');

/** Whether there is a token to send. */
export const isSignedIn = (): boolean => token() !== null;

const ask = async (path: string) => {
  const response = await fetch(`/api/${path}`, { headers: { Accept: 'application/json', Authorization: `Bearer ${token()}` } });
  if (!response.ok) throw new Error(response.statusText);
  return { data: await response.json(), total: JSON.parse(response.headers.get('Pagination') ?? '{}').totalCount };
};

/** What products are filtered by: a list for each group, in one answer. */
let filters: ReturnType<typeof ask> | undefined;
const askFilters = async (group: string) => {
  const { data } = await (filters ??= ask('Products/filters'));
  return { data: data[group], total: data[group].length };
};

/** The orders that the catalogue knows. */
const ORDERS: readonly string[] = ['erpId', 'created', 'updated'];

const readsOnly = () => Promise.reject(new Error('The benchmark only reads'));

/** The catalogue's own API, of which the benchmark reads products, and what they are filtered by. */
export const dataProvider: DataProvider = {
  getList: (resource, { pagination, sort, filter }) => {
    if (resource !== 'products') return askFilters(resource);
    const orderBy = ORDERS.includes(sort?.field ?? '') && { orderBy: sort!.field };
    return ask(`Products?${new URLSearchParams({ ...filter, ...orderBy, pageNumber: String(pagination?.page ?? 1), pageSize: String(pagination?.perPage ?? 12) })}`);
  },
  getOne: (_, { id }) => ask(`Products/${id}`),
  getMany: readsOnly,
  getManyReference: readsOnly,
  create: readsOnly,
  update: readsOnly,
  updateMany: readsOnly,
  delete: readsOnly,
  deleteMany: readsOnly,
};
