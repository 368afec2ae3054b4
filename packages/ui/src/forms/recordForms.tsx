import styled from 'styled-components';
import { array, boolean, mixed, object, type InferType } from 'yup';
import { TextArea } from '../controls/TextArea/TextArea.tsx';
import { formRules } from '../nl/formRules.ts';
import { formText } from '../nl/forms.ts';
import { CheckField, IdsField, ImageField, TextLine, type Lookup } from './record/fields.tsx';
import { KindForm, type RecordFormKind } from './record/KindForm.tsx';
import type { RecordFormProps } from './record/RecordDialog.tsx';
import { imageFile } from './rules/imageFile.ts';
import { longText, shortText, visibleText } from './rules/visibleText.ts';
import { wholeNumber } from './rules/typedNumber.ts';

/** A name is required; the message says of what. */
export const nameSchema = (message: string) => object({ name: visibleText(message) });

export type NameValues = InferType<ReturnType<typeof nameSchema>>;

/** What has a name and nothing else. */
const nameKind = (message: string): RecordFormKind<NameValues> => ({
  schema: nameSchema(message),
  fields: record => <TextLine record={record} name="name" label={formText.name} />,
});

const tag = nameKind(formRules.tagName);

/** 'Tag aanpassen' / 'Nieuwe tag' (specification §2). */
export const TagForm = (props: RecordFormProps<NameValues>) => <KindForm kind={tag} props={props} />;

const material = nameKind(formRules.materialName);

/** 'Materiaal aanpassen' / 'Nieuw materiaal' (specification §2). */
export const MaterialForm = (props: RecordFormProps<NameValues>) => <KindForm kind={material} props={props} />;

/** The rules of a customer (specification §5). */
export const customerSchema = nameSchema(formRules.customerName).shape({ erpId: visibleText(formRules.customerCode), contact: shortText() });

export type CustomerValues = InferType<typeof customerSchema>;

const customer: RecordFormKind<CustomerValues> = {
  schema: customerSchema,
  fields: record => (
    <>
      <TextLine record={record} name="name" label={formText.name} />
      <TextLine record={record} name="erpId" label={formText.customerCode} spellCheck={false} />
      <TextLine record={record} name="contact" label={formText.contact} isOptional />
    </>
  ),
};

/** 'Customer aanpassen' / 'Nieuwe customer' (specification §2). */
export const CustomerForm = (props: RecordFormProps<CustomerValues>) => <KindForm kind={customer} props={props} />;

interface WithImage {
  /** The image that the record has already. */
  currentPath?: string | null;
}

/** The rules of a segment (specification §5). */
export const segmentSchema = nameSchema(formRules.segmentName).shape({ order: wholeNumber().required(formRules.wholeNumber(0)).default(0), image: imageFile() });

export type SegmentValues = InferType<typeof segmentSchema>;

interface SegmentFormProps extends RecordFormProps<SegmentValues>, WithImage {}

const segment: RecordFormKind<SegmentValues, SegmentFormProps> = {
  schema: segmentSchema,
  fields: (record, { isEditing, currentPath }) => (
    <>
      <TextLine record={record} name="name" label={formText.name} />
      {isEditing && <TextLine record={record} name="order" label={formText.order} inputMode="numeric" />}
      {isEditing && <ImageField record={record} name="image" currentPath={currentPath} />}
    </>
  ),
};

/** Makes a segment, or changes its name, its place and its image (specification §3). */
export const SegmentForm = (props: SegmentFormProps) => <KindForm kind={segment} props={props} />;

/** The rules of a category (specification §5). */
export const categorySchema = segmentSchema.shape({
  name: visibleText(formRules.categoryName),
  segmentIds: array(mixed<number | string>().defined()).min(1, formRules.categorySegments).required(formRules.categorySegments).default([]),
});

export type CategoryValues = InferType<typeof categorySchema>;

interface CategoryFormProps extends RecordFormProps<CategoryValues>, WithImage {
  /** The segments to choose from. */
  segments: Lookup;
}

const category: RecordFormKind<CategoryValues, CategoryFormProps> = {
  schema: categorySchema,
  fields: (record, { isEditing, segments, currentPath }) => (
    <>
      <TextLine record={record} name="name" label={formText.name} />
      <IdsField record={record} name="segmentIds" lookup={segments} label={formText.segments} isMultiple />
      {isEditing && <TextLine record={record} name="order" label={formText.order} inputMode="numeric" />}
      <ImageField record={record} name="image" currentPath={currentPath} />
    </>
  ),
};

/** Makes or changes a category; its order is asked only of an existing one (specification §5), a new one is sent with 0 (§7). */
export const CategoryForm = (props: CategoryFormProps) => <KindForm kind={category} props={props} />;

/** The rules of a collection (specification §5). */
export const collectionSchema = nameSchema(formRules.collectionName).shape({
  description: longText().trim(), isPrivate: boolean().required().default(true), isVisible: boolean().required().default(true), image: imageFile(),
});

export type CollectionValues = InferType<typeof collectionSchema>;

interface CollectionFormProps extends RecordFormProps<CollectionValues>, WithImage {
  /** The boxes 'Privé' and 'Zichtbaar': `fixed` shows them ticked and disabled, and saves them so (a SuperAdmin's own collection). */
  visibilityControls: 'hidden' | 'enabled' | 'fixed';
  /** Whose collection it is, when it is somebody else's: said above the fields. */
  owner?: string;
}

const Owner = styled.p`
  margin-bottom: var(--space-3);
  overflow-wrap: anywhere;
  color: var(--color-ink-2);
`;

const Boxes = styled.div`
  margin-top: var(--space-3);
`;

const collection: RecordFormKind<CollectionValues, CollectionFormProps> = {
  schema: collectionSchema,
  fixed: ({ visibilityControls }) => (visibilityControls === 'fixed' ? { isPrivate: true, isVisible: true } : undefined),
  fields: (record, { visibilityControls, owner, currentPath }) => {
    const isFixed = visibilityControls === 'fixed';
    return (
      <>
        {owner && <Owner>{formText.collectionOf(owner)}</Owner>}
        <TextLine record={record} name="name" label={formText.name} />
        <TextArea {...record.field('description')} label={formText.description} isOptional keepsMessageRoom />
        <ImageField record={record} name="image" currentPath={currentPath} />
        {visibilityControls !== 'hidden' && (
          <Boxes>
            <CheckField record={record} name="isPrivate" label={formText.isPrivate} disabled={isFixed} />
            <CheckField record={record} name="isVisible" label={formText.isVisible} disabled={isFixed} description={isFixed ? formText.fixedHelp : undefined} />
          </Boxes>
        )}
      </>
    );
  },
};

/** Makes or changes a collection (specification §3, §6): a new one is private and visible. */
export const CollectionForm = (props: CollectionFormProps) => <KindForm kind={collection} props={props} />;
