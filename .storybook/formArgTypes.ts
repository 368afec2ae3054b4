import type { InputType } from 'storybook/internal/types';

const text = (description: string, required = false): InputType => ({ description, type: { name: 'string', required } });
const flag = (description: string): InputType => ({ description, type: { name: 'boolean', required: false } });
const data = (description: string, raw: string, required = false): InputType => ({ description, type: { name: 'other', value: raw, required }, table: { type: { summary: raw } } });
const callback = (description: string, raw: string, required = false): InputType => ({ description, type: { name: 'function', required }, table: { type: { summary: raw } } });

const everyForm: Readonly<Record<string, InputType>> = {
  title: text("Such as 'Tag aanpassen' or 'Nieuwe tag'.", true),
  defaultValues: data('Where the form begins; what is left out begins empty.', 'Partial<Values>'),
  isEditing: flag("The record exists: the button says 'Opslaan', and fields that only an existing record has appear."),
  onSubmit: callback('Saves; `base` is what each field said when the person began to change it. When its promise rejects the form stays.', '(values: Values, base: Values) => Promise<void> | void', true),
  onClose: callback('The form may go: it is saved, or the person gave up what was typed.', '() => void', true),
  clash: data('Somebody else changed the same fields meanwhile: what to keep is asked before it is saved.', 'Clash'),
  serverError: text("Why it was not saved, in the server's words."),
  serverErrors: data("The server's complaints by field, in any capitals.", 'ServerErrors'),
};

const currentPath = text('The image that the record has already.');
const isIdentityDisabled = flag('E-mail and username are shown but cannot be changed.');

const ofForm: Readonly<Record<string, Readonly<Record<string, InputType>>>> = {
  CategoryForm: { currentPath, segments: data('The segments to choose from.', 'Lookup', true) },
  CollectionForm: {
    currentPath,
    owner: text("Whose collection it is, when it is somebody else's: said above the fields."),
    visibilityControls: {
      description: "The boxes 'Privé' and 'Zichtbaar': `fixed` shows them ticked and disabled, and saves them so.",
      type: { name: 'enum', value: ['hidden', 'enabled', 'fixed'], required: true }, options: ['hidden', 'enabled', 'fixed'], control: { type: 'radio' },
    },
  },
  CustomerForm: {},
  MaterialForm: {},
  PasswordForm: { username: text('Whose password it is.', true) },
  ProfileForm: { isIdentityDisabled },
  SegmentForm: { currentPath },
  TagForm: {},
  UserForm: {
    isIdentityDisabled,
    roles: data('The roles to choose from.', 'RoleLookup', true),
    isOwnAccount: flag('It is the account of who is signed in: nobody changes their own role or status.'),
    canReset2fa: flag("Offers 'Create new OTP qr-code?'."),
    onResetPassword: callback("Opens the form of a new password in this one's place. No button without it.", '() => void'),
  },
};

/** The props of the forms that `recordForm` makes: docgen finds no component in what a function returns. */
export const formArgTypes = (title: string): Readonly<Record<string, InputType>> => {
  const own = ofForm[/^forms\/(\w+)/.exec(title)?.[1] ?? ''];
  return own ? { ...everyForm, ...own } : {};
};
