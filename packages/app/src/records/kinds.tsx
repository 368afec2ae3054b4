import { PAGE_SIZES, useList, useRoles, type Id, type Role, type UpdateOf } from '@staalkaart/api-client';
import {
  formText, LazyCategoryForm, LazyCollectionForm, LazyCustomerForm, LazyMaterialForm, LazySegmentForm, LazyTagForm, LazyUserForm, peopleText,
  type CategoryValues, type CollectionValues, type CustomerValues, type NameValues, type RecordFormProps, type SegmentValues, type UserValues,
} from '@staalkaart/ui';
import type { ComponentType } from 'react';
import { can } from '../access/access.ts';
import { hasMedia, type Choosable } from '../bulk/bulkState.ts';
import { useCollectNew } from '../collections/useCollectNew.ts';
import { yesNo } from '../nl/editing.ts';
import { useActor } from '../shell/session/useActor.ts';
import type { FormKind } from '../shell/modal/modal.ts';
import { lookupOf } from './lookupOf.ts';
import { recordModal, type RecordModalProps } from './recordModal.tsx';

const name = { label: formText.name };
const order = { label: formText.order };

/** What has a name and nothing else. */
const named = <Kind extends 'Tags' | 'Materials'>(kind: Kind, Form: ComponentType<RecordFormProps<NameValues>>) => recordModal({
  kind, Form, nameOf: (values: NameValues) => values.name, fields: { name },
  valuesOf: record => ({ name: record.name }),
  createOf: values => ({ name: values.name }),
  updateOf: values => ({ name: values.name }) as Partial<UpdateOf<Kind>>,
});

const Tags = named('Tags', LazyTagForm);
const Materials = named('Materials', LazyMaterialForm);

const Customers = recordModal({
  kind: 'Customers', Form: LazyCustomerForm, nameOf: (values: CustomerValues) => values.name,
  fields: { name, erpId: { label: formText.customerCode }, contact: { label: formText.contact } },
  valuesOf: ({ erpId, contact, ...customer }) => ({ name: customer.name, erpId, contact: contact ?? '' }),
  createOf: values => values,
  // No contact stays no contact: it does not become an empty text.
  updateOf: (values, { contact }) => ({ ...values, contact: values.contact === '' && contact == null ? null : values.contact }),
});

/** A new segment is sent as its name alone (specification §7). */
const Segments = recordModal({
  kind: 'Segments', Form: LazySegmentForm, nameOf: (values: SegmentValues) => values.name, fields: { name, order, image: null },
  valuesOf: segment => ({ name: segment.name, order: segment.order, image: undefined }),
  createOf: values => ({ name: values.name }),
  updateOf: values => ({ name: values.name, order: values.order }),
  imageOf: ({ image }) => image,
  useExtra: segment => ({ currentPath: segment?.path }),
});

/** A new category is sent with order 0 and without an id (specification §7). */
const Categories = recordModal({
  kind: 'Categories', Form: LazyCategoryForm, nameOf: (values: CategoryValues) => values.name,
  fields: { name, order, segmentIds: { label: formText.segments }, image: null },
  valuesOf: category => ({ name: category.name, order: category.order, segmentIds: category.segmentIds, image: undefined }),
  initialOf: ({ segmentIds = [] }) => ({ segmentIds }),
  createOf: values => ({ segmentIds: values.segmentIds, order: 0, name: values.name, path: null }),
  updateOf: values => ({ segmentIds: values.segmentIds, order: values.order, name: values.name }),
  imageOf: ({ image }) => image,
  useExtra: (category, { initial }) => {
    const segments = useList('Segments', { pageSize: PAGE_SIZES.LOOKUP }, { once: true });
    return { segments: lookupOf(segments, category?.segments ?? initial?.segments), currentPath: category?.path };
  },
});

/** One product goes in at once, for whom it is made. Many go in afterwards, where it is told of each that cannot. */
const madeWith = (collect: readonly Choosable[] = []): Id[] => (collect.length === 1 ? collect.filter(hasMedia).map(({ id }) => id) : []);

const collectionFields = ({ description, isPrivate, isVisible, ...values }: CollectionValues) => ({ name: values.name, description, isPrivate, isVisible });

const Collections = recordModal({
  kind: 'Collections', Form: LazyCollectionForm, nameOf: (values: CollectionValues) => values.name,
  fields: {
    name, description: { label: formText.description },
    isPrivate: { label: formText.isPrivate, show: yesNo }, isVisible: { label: formText.isVisible, show: yesNo }, image: null,
  },
  valuesOf: collection => ({ name: collection.name, description: collection.description ?? '', isPrivate: collection.isPrivate, isVisible: collection.isVisible, image: undefined }),
  createOf: values => ({ ...collectionFields(values), productIds: [], path: null }),
  sentOf: ({ record, collect }) => ({ productIds: record?.productIds ?? madeWith(collect) }),
  // What it was begun for may be gone, or hidden by now.
  lessOf: (sent, { collect }) => (collect && sent.productIds.length > 0 ? { ...sent, productIds: [] } : undefined),
  useSaved: ({ collect }) => useCollectNew(collect),
  updateOf: collectionFields,
  imageOf: ({ image }) => image,
  useExtra: collection => {
    const actor = useActor();
    const isSomebodyElses = collection !== undefined && can(actor, 'collection.chooseVisibility', collection);
    const visibilityControls: 'hidden' | 'enabled' | 'fixed' = !can(actor, 'collection.seeVisibility') ? 'hidden' : isSomebodyElses ? 'enabled' : 'fixed';
    return { visibilityControls, currentPath: collection?.path, owner: isSomebodyElses ? collection.creator ?? undefined : undefined };
  },
});

const userFields = ({ email, username, phoneNumber, roleName, isActive }: UserValues) => ({ email, username, phoneNumber, roleName: roleName as Role, isActive });

const namedRole = (role: Role) => ({ id: role, name: role });

/** The list of roles is fetched; nobody changes their own, and only a SuperAdmin gives that role (specification §6). */
const Users = recordModal({
  kind: 'Users', Form: LazyUserForm, nameOf: (values: UserValues) => values.username,
  fields: {
    email: { label: peopleText.email }, username: { label: peopleText.username }, phoneNumber: { label: peopleText.phone },
    roleName: { label: peopleText.role }, isActive: { label: peopleText.isActive, show: yesNo },
    password: null, passwordConfirm: null, clearSecret: null,
  },
  valuesOf: user => ({ email: user.email, username: user.username, phoneNumber: user.phoneNumber ?? '', roleName: user.role ?? '', isActive: user.isActive, clearSecret: false }) as UserValues,
  createOf: values => ({ ...userFields(values), password: values.password ?? '', passwordConfirm: values.passwordConfirm ?? '' }),
  updateOf: values => ({ ...userFields(values), ...(values.clearSecret && { clearSecret: true }) }),
  useExtra: (user, { record, replace }) => {
    const actor = useActor();
    const { roles, ...asking } = useRoles();
    const given = roles.filter(role => can(actor, 'user.giveRole', role));
    return {
      isIdentityDisabled: user !== undefined,
      isOwnAccount: user !== undefined && !can(actor, 'user.chooseRole', user),
      canReset2fa: Boolean(user?.twoFactorSecretSet) && can(actor, 'user.resetSecondStep'),
      roles: lookupOf({ ...asking, items: given.map(namedRole) }, user?.role && [namedRole(user.role)]),
      // Somebody may have become a SuperAdmin since the list was read.
      onResetPassword: record && user && can(actor, 'user.change', user) ? () => { replace({ type: 'password', user: record }); } : undefined,
    };
  },
});

// The two parts that hold all of their forms: the first one opens as quickly as the next.
for (const { preload } of [LazyTagForm, LazyUserForm]) void preload();

/** The table of kinds: every record that is made and changed in a modal. */
export const recordModals: { [Kind in FormKind]: ComponentType<RecordModalProps<Kind>> } = { Segments, Categories, Collections, Customers, Materials, Tags, Users };
