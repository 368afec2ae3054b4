import { PAGE_SIZES, useCustomers, type Customer } from '@staalkaart/api-client';
import type { DataColumn } from '@staalkaart/ui';
import { registers } from '../nl/records.ts';
import { Register } from './Register.tsx';
import { useRegisterQuery } from './useRegisterQuery.ts';

const columns: DataColumn<Customer>[] = [
  { key: 'name', header: registers.columns.name, render: customer => customer.name, isPrimary: true },
  { key: 'erpId', header: registers.columns.erpId, render: customer => customer.erpId },
  { key: 'contact', header: registers.columns.contact, render: customer => customer.contact || '–' },
];

/** The customers of the print company (specification §2, /customers). */
export const Component = () => {
  const query = useRegisterQuery();
  const list = useCustomers({ pageNumber: query.pageNumber, pageSize: PAGE_SIZES.Customers, searchTerm: query.searchTerm });
  return <Register kind="Customers" list={list} columns={columns} query={query} form={customer => ({ type: 'customer', customer })} />;
};
