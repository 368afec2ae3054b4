import { PAGE_SIZES, useTags, type Tag } from '@staalkaart/api-client';
import type { DataColumn } from '@staalkaart/ui';
import { registers } from '../nl/records.ts';
import { Register } from './Register.tsx';
import { useRegisterQuery } from './useRegisterQuery.ts';

const columns: DataColumn<Tag>[] = [{ key: 'name', header: registers.columns.name, render: tag => tag.name, isPrimary: true }];

/** The tags of products (specification §2, /tags). */
export const Component = () => {
  const query = useRegisterQuery();
  const list = useTags({ pageNumber: query.pageNumber, pageSize: PAGE_SIZES.Tags, searchTerm: query.searchTerm });
  return <Register kind="Tags" list={list} columns={columns} query={query} form={tag => ({ type: 'tag', tag })} />;
};
