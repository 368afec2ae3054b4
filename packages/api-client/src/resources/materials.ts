import type { Material, MaterialCreate, MaterialListParams, MaterialUpdate } from '../types/material.ts';
import { createResource } from './resource.ts';

/** The calls of materials (specification §7). */
export const materials = createResource<Material, Material, MaterialListParams, MaterialCreate, MaterialUpdate>('Materials');
