import { PAGE_SIZES, useMaterials, type Material } from '@staalkaart/api-client';
import type { DataColumn } from '@staalkaart/ui';
import { registers } from '../nl/records.ts';
import { Register } from './Register.tsx';
import { useRegisterQuery } from './useRegisterQuery.ts';

const columns: DataColumn<Material>[] = [{ key: 'name', header: registers.columns.name, render: material => material.name, isPrimary: true }];

/** The materials that products are made of (specification §2, /materials). */
export const Component = () => {
  const query = useRegisterQuery();
  const list = useMaterials({ pageNumber: query.pageNumber, pageSize: PAGE_SIZES.Materials, searchTerm: query.searchTerm });
  return <Register kind="Materials" list={list} columns={columns} query={query} form={material => ({ type: 'material', material })} />;
};
