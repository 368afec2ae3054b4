import { expect, screen, waitFor, within, type UserEventObject } from 'storybook/test';

/** What a play function does in a person's place. */
export type UserActions = UserEventObject;

/** Waits until a person can read a text. */
export const sees = (text: string | RegExp) => waitFor(async () => expect((await screen.findAllByText(text))[0]).toBeVisible());

/** Waits for a form in a modal, by its title. */
export const form = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

/** Waits until a form has left: on its way out it still stands above the page, and what is pressed beneath it is not pressed. */
export const formIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Presses a button, as soon as it is there and may be pressed. */
export const press = async (userEvent: UserActions, name: string | RegExp) => {
  const find = () => screen.getByRole('button', { name });
  await waitFor(() => {
    expect(find()).toBeEnabled();
    expect(find()).not.toHaveAttribute('aria-disabled', 'true');
  });
  await userEvent.click(find());
};

/** Types a new tag and sends it. */
export const sendTag = async (userEvent: UserActions, name = 'Regenboogfolie') => {
  await press(userEvent, 'toevoegen');
  const tag = await form('Nieuwe tag');
  await userEvent.type(await tag.findByLabelText('Naam'), name);
  await userEvent.click(tag.getByRole('button', { name: 'Toevoegen' }));
};

/** The button of a row in a table, found by a text in that row. */
export const rowButton = async (text: string, name: RegExp) => {
  const row = (await screen.findByText(text)).closest('tr')!;
  return within(row).getByRole('button', { name });
};

/** Makes 'Duurzaam papier' of the tag 'Duurzaam' and sends it. @param meanwhile what is done once its form is open @returns the form */
export const renameTag = async (userEvent: UserActions, meanwhile = async () => {}) => {
  await userEvent.click(await rowButton('Duurzaam', /^Bewerken/));
  const tag = await form('Tag aanpassen');
  await meanwhile();
  await userEvent.type(await tag.findByLabelText('Naam'), ' papier');
  await userEvent.click(tag.getByRole('button', { name: 'Opslaan' }));
  return tag;
};

/** A picture as a person chooses it. */
export const picture = async (name = 'affiche.png') =>
  new File([await (await fetch('./media/images/poster-2-1.png')).blob()], name, { type: 'image/png' });

/** Chooses files in the form that is open. */
export const choose = (userEvent: UserActions, files: File | File[]) => userEvent.upload(document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]')!, files);

/** Chooses a csv file to import, and sends it. */
export const importCsv = async (userEvent: UserActions, text: string) => {
  await press(userEvent, 'Importeren');
  const dialog = await form('Producten importeren');
  await dialog.findByText(/csv tot 5\s?MB/);
  await choose(userEvent, new File([text], 'producten.csv', { type: 'text/csv' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Importeren' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: 'Importeren' }));
};

/** Adds a picture to the media of a product. */
export const addPicture = async (userEvent: UserActions) => {
  await press(userEvent, 'Media toevoegen');
  await screen.findByRole('dialog');
  await choose(userEvent, await picture());
  await press(userEvent, 'Opladen');
};
