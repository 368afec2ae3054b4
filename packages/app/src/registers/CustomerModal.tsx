import { useCustomerWrites } from '@staalkaart/api-client';
import { LazyCustomerForm, type CustomerValues } from '@staalkaart/ui';
import type { ModalOf } from '../modal/modal.ts';
import { formTitles } from '../nl/records.ts';
import { useRecordSave } from '../records/useRecordSave.ts';

/** Makes or changes a customer (specification §2, §7). */
export const CustomerModal = ({ customer, onClose }: ModalOf<'customer'>) => {
  const { create, update } = useCustomerWrites();
  const { save, ...failures } = useRecordSave('Customers', onClose);
  const onSubmit = (values: CustomerValues) =>
    save({ name: values.name, isNew: !customer, write: () => (customer ? update({ id: customer.id, ...values }) : create(values)) });
  return (
    <LazyCustomerForm
      title={formTitles.Customers[customer ? 1 : 0]}
      isEditing={Boolean(customer)}
      defaultValues={customer && { name: customer.name, erpId: customer.erpId, contact: customer.contact ?? '' }}
      onSubmit={onSubmit}
      onClose={onClose}
      {...failures}
    />
  );
};
