import { recordOf } from '../answers.ts';
import { fetchBlob } from '../download.ts';
import { EXTRAS } from '../endpoints.ts';
import { send } from '../transport.ts';
import type { Upload } from '../types/common.ts';
import type {
  ImportResult, Product, ProductCreate, ProductFilters, ProductItem, ProductListParams, ProductUpdate,
} from '../types/product.ts';
import { postFile } from '../upload.ts';
import { createResource } from './resource.ts';

/** The calls of products (specification §7). */
export const products = {
  ...createResource<ProductItem, Product, ProductListParams, ProductCreate, ProductUpdate>('Products'),
  /** The filter groups, each with its options. */
  filters: async (): Promise<ProductFilters> =>
    recordOf<ProductFilters>(await send({ method: 'get', url: EXTRAS.productFilters })),
  /** The header row of an import file, as CSV. */
  template: (): Promise<Blob> => fetchBlob('get', EXTRAS.productTemplate),
  /** Imports a CSV file: `POST Products/batch`, multipart under the field `file`. */
  batch: async (upload: Upload): Promise<ImportResult> => {
    const result = recordOf<Partial<ImportResult>>(await postFile(EXTRAS.productBatch, 'file', upload));
    return { uploadedItems: result.uploadedItems ?? [], errorItems: result.errorItems ?? [] };
  },
};
