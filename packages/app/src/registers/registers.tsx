import type { Customer, Named } from '@staalkaart/api-client';
import type { DataColumn } from '@staalkaart/ui';
import { registers } from '../nl/records.ts';
import { register } from './Register.tsx';

const name: DataColumn<Named> = { key: 'name', header: registers.columns.name, render: record => record.name, isPrimary: true };

const customerColumns: DataColumn<Customer>[] = [
  name,
  { key: 'erpId', header: registers.columns.erpId, render: customer => customer.erpId },
  { key: 'contact', header: registers.columns.contact, render: customer => customer.contact || '–' },
];

/** The plain resources, each with its columns (specification §2, /customers, /materials, /tags). */
export const Customers = register('Customers', customerColumns);
export const Materials = register('Materials', [name]);
export const Tags = register('Tags', [name]);
