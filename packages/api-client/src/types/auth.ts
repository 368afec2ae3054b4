import { flag, type Fields, optionalText } from './read.ts';

/** `POST Auth/Login`. */
export interface Credentials {
  email: string;
  password: string;
}

/** `POST Auth/LoginTOTP`. */
export interface OneTimeCode {
  email: string;
  code: string;
}

/** What both sign-in calls answer (specification §3). */
export interface LoginResponse {
  token?: string | null;
  requiresTwoFactor?: boolean;
  tempUserEmail?: string | null;
  /** A PNG: a data URL or bare base64. */
  qrCodeImage?: string | null;
}

export const parseLogin = (fields: Fields): LoginResponse => ({
  token: optionalText(fields.token),
  requiresTwoFactor: flag(fields.requiresTwoFactor) ?? false,
  tempUserEmail: optionalText(fields.tempUserEmail),
  qrCodeImage: optionalText(fields.qrCodeImage),
});
