import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { imageSchema } from '../ImageForm/ImageForm.tsx';
import { productSchema } from '../ProductForm/productSchema.ts';
import { categorySchema, collectionSchema, customerSchema, nameSchema, segmentSchema } from '../recordForms.tsx';

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' });

describe('a product', () => {
  const schema = productSchema;
  const valid = { ...schema.getDefault(), name: 'Affiche', customerId: 7 };

  it('needs a name', () => {
    expect(messages(schema, { ...valid, name: '' })).toEqual({ name: 'Het is verplicht het product een naam te geven' });
    expect(messages(schema, { ...valid, name: '   ' })).toEqual({ name: 'Het is verplicht het product een naam te geven' });
  });

  it('has no underscore in its name', () => {
    expect(messages(schema, { ...valid, name: 'Affiche_Zomer' })).toEqual({ name: 'Gebruik geen underscores (_) in de naam' });
    expect(messages(schema, { ...valid, name: '_' })).toEqual({ name: 'Gebruik geen underscores (_) in de naam' });
  });

  it('needs a customer', () => {
    expect(messages(schema, { ...valid, customerId: null })).toEqual({ customerId: 'Het is verplicht om een klant te kiezen voor het product' });
    expect(messages(schema, { ...valid, customerId: 0 })).toEqual({});
  });

  it('has an amount that is a number, or none', () => {
    expect(messages(schema, { ...valid, ammount: '-5' })).toEqual({ ammount: 'Vul een getal in, 0 of meer' });
    expect(messages(schema, { ...valid, ammount: 'duizend' })).toEqual({ ammount: 'Vul een getal in, 0 of meer' });
    expect(schema.validateSync({ ...valid, ammount: '' }).ammount).toBeNull();
    expect(schema.validateSync({ ...valid, ammount: '2.500' }).ammount).toBe(2500);
  });

  it('is trimmed', () => {
    expect(schema.validateSync({ ...valid, name: '  Affiche  ', erpId: ' MP-1 ' })).toMatchObject({ name: 'Affiche', erpId: 'MP-1' });
  });
});

describe('a collection', () => {
  it('needs a name', () => {
    expect(messages(collectionSchema, collectionSchema.getDefault())).toEqual({ name: 'Het is verplicht de collectie een naam te geven' });
  });

  it('begins private and visible', () => {
    expect(collectionSchema.getDefault()).toMatchObject({ isPrivate: true, isVisible: true });
  });
});

describe('a segment', () => {
  it('needs a name', () => {
    expect(messages(segmentSchema, segmentSchema.getDefault())).toEqual({ name: 'Het is verplicht het segment een naam te geven' });
  });

  it('has an order that is a whole number', () => {
    expect(messages(segmentSchema, { name: 'Horeca', order: '' })).toEqual({ order: 'Vul een geheel getal in, 0 of meer' });
    expect(messages(segmentSchema, { name: 'Horeca', order: '1,5' })).toEqual({ order: 'Vul een geheel getal in, 0 of meer' });
  });
});

describe('a category', () => {
  it('needs a name and at least one segment', () => {
    expect(messages(categorySchema, categorySchema.getDefault())).toEqual({
      name: 'Het is verplicht de categorie een naam te geven',
      segmentIds: 'Het is verplicht om minimum één segment te kiezen voor een category',
    });
    expect(messages(categorySchema, { ...categorySchema.getDefault(), name: 'Affiches', segmentIds: ['3'] })).toEqual({});
  });
});

describe('a customer', () => {
  it('needs a name and a code', () => {
    expect(messages(customerSchema, customerSchema.getDefault())).toEqual({
      name: 'Het is verplicht de klant een naam te geven',
      erpId: 'Het is verplicht een multipress klant code in te vullen',
    });
    expect(messages(customerSchema, { name: 'Stad aan Zee', erpId: 'K-12' })).toEqual({});
  });
});

describe('a name alone', () => {
  it.each(['Het is verplicht het materiaal een naam te geven', 'Het is verplicht de tag een naam te geven'])('is asked for: %s', message => {
    expect(messages(nameSchema(message), { name: ' ' })).toEqual({ name: message });
    expect(messages(nameSchema(message), { name: 'Festival' })).toEqual({});
  });
});

describe('a picture', () => {
  it('must be chosen', () => {
    expect(messages(imageSchema, { image: undefined })).toEqual({ image: 'Een foto file kiezen is verplicht' });
    expect(messages(imageSchema, { image: file(8) })).toEqual({});
  });

  it('may weigh 15 MB', () => {
    expect(messages(imageSchema, { image: file(15 * 1024 * 1024) })).toEqual({});
    expect(messages(imageSchema, { image: file(15 * 1024 * 1024 + 1) })).toEqual({ image: 'File is groter dan 15 MB. Kleinere files opladen aub.' });
  });
});
