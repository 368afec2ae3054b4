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
