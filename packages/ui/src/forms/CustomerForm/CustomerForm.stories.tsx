import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button, field, savingTypes } from '../../testing/forms.ts';
import { CustomerForm } from '../recordForms.tsx';

const meta = preview.meta({ title: 'forms/CustomerForm (klantformulier)', component: CustomerForm, parameters: { docs: { story: { inline: false, height: '680px' } } }, argTypes: savingTypes, args: { title: 'Nieuwe customer', onSubmit: fn(async () => {}), onClose: fn() } });
const editing = { title: 'Customer aanpassen', isEditing: true, defaultValues: { name: 'Stad aan Zee', erpId: 'K-1042', contact: 'Lies Vandamme' } };

export const New = meta.story({ name: 'Nieuw' });
export const NewIsFilledIn = meta.story({
  name: 'Nieuw, ingevuld',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 'S{Backspace}');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de klant een naam te geven')).toBeVisible());
    await userEvent.type(await field('Naam'), 'Stad aan Zee');
    await userEvent.tab();
    await expect(await field('Multipress klant code')).toHaveFocus();
    await userEvent.tab(); // Touched and left empty.
    await waitFor(async () => expect(await screen.findByText('Het is verplicht een multipress klant code in te vullen')).toBeVisible());
    await expect(await field(/^Contactpersoon/)).toHaveFocus();
    await waitFor(() => expect(screen.getByText('optioneel')).toBeVisible());
    await expect(button('Toevoegen')).toBeDisabled();
    await userEvent.type(await field('Multipress klant code'), 'K-1042{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Stad aan Zee', erpId: 'K-1042', contact: '' }, expect.anything()));
  },
});

export const Editing = meta.story({ name: 'Aanpassen', args: editing });
export const ContactIsCleared = meta.story({
  name: 'Contactpersoon gewist',
  tags: ['gedrag'],
  args: editing,
  play: async ({ userEvent, args }) => {
    await userEvent.clear(await field(/^Contactpersoon/));
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Stad aan Zee', erpId: 'K-1042', contact: '' }, expect.anything()));
  },
});

export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { ...editing, defaultValues: {} },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Het is verplicht een multipress klant code in te vullen')).toBeVisible()); },
});

const refused = { ...editing, serverErrors: { ErpId: ['Deze code is al van Museum Dhondt'], versie: ['Iemand anders heeft deze klant net aangepast'] } };
export const ServerError = meta.story({
  name: 'Serverfout',
  args: refused,
  play: async () => { await waitFor(async () => expect(await field('Multipress klant code')).toHaveFocus()); },
});
export const ServerErrorGoesOnceCorrected = meta.story({
  name: 'Serverfout weg na verbetering',
  tags: ['gedrag'],
  args: refused,
  play: async ({ userEvent }) => {
    const code = await field('Multipress klant code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription('Deze code is al van Museum Dhondt');
    await expect(screen.getByRole('alert')).toHaveTextContent('Iemand anders heeft deze klant net aangepast');
    await userEvent.tab();
    await expect(code).toBeInvalid(); // Leaving is not correcting.
    await userEvent.type(code, '3');
    await waitFor(() => expect(code).not.toBeInvalid());
  },
});

export const Phone = meta.story({ name: 'Gsm', args: editing, globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { ...editing, defaultValues: { name: 'Chocolaterie Vandenberghe-Vanderstraeten & Zonen, Sint-Martens-Latem en omstreken', erpId: 'K-2026-CHOCOLATERIE-VANDENBERGHE-0001', contact: 'Marie-Antoinette Vandenberghe-Vanderstraeten' } },
  globals: { viewport: { value: 'phone' } },
});
