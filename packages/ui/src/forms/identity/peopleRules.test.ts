import { describe, expect, it } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { passwordSchema, profileSchema, userSchema } from './peopleRules.ts';

const person = { email: 'lies@staalkaart.be', username: 'Lies', phoneNumber: '+32 470 12 34 56', roleName: 'User', isActive: true };
const newcomer = { ...person, password: 'geheim geheim', passwordConfirm: 'geheim geheim' };

describe('a new user', () => {
  const schema = userSchema({ isEditing: false, isIdentityDisabled: false });
  const found = (change: object) => messages(schema, { ...newcomer, ...change });

  it('may be saved', () => { expect(found({})).toEqual({}); });

  it.each(['', '   ', 'lies', 'lies@', 'lies@staalkaart', 'lies @staalkaart.be', 'lies@staalkaart.be\u200B', 'li\u00ADes@staalkaart.be'])('has an e-mail, and "%s" is none', email => {
    expect(found({ email })).toEqual({ email: 'Het is verplicht de gebruiker een geldig email adres te geven' });
  });

  it.each(['', ' ', '\u3164', '\u200B'])('has a name, and %j is none', username => { expect(found({ username }).username).toBe('Het is verplicht de gebruiker een naam te geven'); });

  it.each(['Lies Verhaege', 'Lies ', 'lies1', 'lies_v', 'an-sofie', "D'Hondt"])('has a name of letters alone, and "%s" is not', username => {
    expect(found({ username })).toEqual({ username: 'Gelieve enkel alfabetische karakters te gebruiken, zonder spaties' });
  });

  it.each(['É', 'Zoë', 'e\u0301lise', 'Şirin', 'Đặng', '李'])('may be called "%s"', username => { expect(found({ username })).toEqual({}); });

  it('has a phone', () => { expect(found({ phoneNumber: ' ' })).toEqual({ phoneNumber: 'Het is verplicht de gebruiker een telefoon nummer te geven' }); });

  it.each([null, undefined, ''])('has a role, and %s is none', roleName => {
    expect(found({ roleName })).toEqual({ roleName: 'Het is verplicht om de gebruiker een rol toe te kennen' });
  });

  it.each(['   ', '\u3164\u3164', '\u200B'])('has a password that somebody sees, unlike %j', password => {
    expect(found({ password, passwordConfirm: password })).toEqual({ password: 'Het is verplicht de gebruiker een geldig password te geven' });
    expect(messages(passwordSchema, { newPassword: password, newPasswordConfirm: password })).toEqual({ newPassword: 'Het is verplicht de gebruiker een geldig nieuw password te geven' });
  });

  it('keeps the spaces of a password', () => {
    expect(passwordSchema.validateSync({ newPassword: ' geheim ', newPasswordConfirm: ' geheim ' }).newPassword).toBe(' geheim ');
  });

  it('has a password, twice', () => {
    expect(found({ password: '', passwordConfirm: '' })).toEqual({
      password: 'Het is verplicht de gebruiker een geldig password te geven',
      passwordConfirm: 'Het is verplicht om het password te verifieëren',
    });
    expect(found({ passwordConfirm: '' })).toEqual({ passwordConfirm: 'Het is verplicht om het password te verifieëren' });
    expect(found({ passwordConfirm: 'geheim geheim ' })).toEqual({ passwordConfirm: 'Dit moet overeenkomen met het bovenstaande password' });
  });
});

describe('an existing user', () => {
  it('is asked no password', () => { expect(messages(userSchema({ isEditing: true, isIdentityDisabled: false }), person)).toEqual({}); });

  it('is not judged by what cannot be corrected here', () => {
    const old = { ...person, username: 'lies verhaege 2', email: 'lies@intranet' };
    expect(messages(userSchema({ isEditing: true, isIdentityDisabled: true }), old)).toEqual({});
    expect(messages(userSchema({ isEditing: true, isIdentityDisabled: false }), old)).toEqual({
      email: 'Het is verplicht de gebruiker een geldig email adres te geven',
      username: 'Gelieve enkel alfabetische karakters te gebruiken, zonder spaties',
    });
  });

  it('gets no password from the schema', () => {
    expect(userSchema({ isEditing: true, isIdentityDisabled: true }).validateSync(person)).toEqual(person);
  });
});

describe('a new password', () => {
  it('is typed twice', () => {
    expect(messages(passwordSchema, { newPassword: '', newPasswordConfirm: '' })).toEqual({
      newPassword: 'Het is verplicht de gebruiker een geldig nieuw password te geven',
      newPasswordConfirm: 'Dit moet overeenkomen met het bovenstaande nieuwe password',
    });
    expect(messages(passwordSchema, { newPassword: 'geheim', newPasswordConfirm: 'gehiem' }))
      .toEqual({ newPasswordConfirm: 'Dit moet overeenkomen met het bovenstaande nieuwe password' });
    expect(messages(passwordSchema, { newPassword: 'geheim', newPasswordConfirm: 'geheim' })).toEqual({});
  });
});

describe('the own profile', () => {
  it('follows the rules of a user', () => {
    expect(messages(profileSchema(false), { username: 'lies verhaege', email: '', phoneNumber: '' })).toEqual({
      username: 'Gelieve enkel alfabetische karakters te gebruiken, zonder spaties',
      email: 'Het is verplicht de gebruiker een geldig email adres te geven',
      phoneNumber: 'Het is verplicht de gebruiker een telefoon nummer te geven',
    });
  });

  it('judges the phone alone when the rest cannot be changed', () => {
    expect(messages(profileSchema(true), { username: 'lies verhaege', email: '', phoneNumber: '09 1' })).toEqual({});
  });
});
