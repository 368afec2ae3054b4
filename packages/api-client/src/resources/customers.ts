import type { Customer, CustomerCreate, CustomerListParams, CustomerUpdate } from '../types/customer.ts';
import { createResource } from './resource.ts';

/** The calls of customers (specification §7). */
export const customers = createResource<Customer, Customer, CustomerListParams, CustomerCreate, CustomerUpdate>('Customers');
