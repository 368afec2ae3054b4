import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { object, type InferType } from 'yup';
import { Button } from '../../controls/Button/Button.tsx';
import { FailureNotice } from '../../controls/FailureNotice/FailureNotice.ts';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { PasswordField } from '../../forms/identity/PasswordField.tsx';
import { visibleAsTyped, visibleText } from '../../forms/rules/visibleText.ts';
import { sendIncomplete } from '../../gestures/sendIncomplete.ts';
import { sessionText } from '../../nl/login.ts';
import { Failure, Form, Title } from '../sessionForm.styles.ts';
import { LoginAccounts, type LoginAccount } from './LoginAccounts.tsx';

/** Both are asked for, and an e-mail must also be one (specification §5). */
const schema = object({
  email: visibleText(sessionText.emailRequired).email(sessionText.emailRequired),
  password: visibleAsTyped(sessionText.passwordRequired),
});

type LoginValues = InferType<typeof schema>;

export interface LoginFormProps {
  /** Signs in; while its promise is open the form cannot be sent again. */
  onSubmit: (values: LoginValues) => Promise<void> | void;
  /** Signing in is under way. */
  isPending?: boolean;
  /** Why the last attempt failed, as the server put it. The e-mail stays, 'Paswoord' has the focus. */
  error?: string;
  /** The e-mail to begin with. */
  initialEmail?: string;
  /** The accounts to try, in mock mode only. */
  accounts?: readonly LoginAccount[];
}

/** The first step of the sign-in: e-mail and password (specification §2). */
export const LoginForm = ({ onSubmit, isPending, error, initialEmail = '', accounts }: LoginFormProps) => {
  const { register, handleSubmit, setFocus, setValue, trigger, formState: { errors, isValid, isSubmitting } } = useForm({
    resolver: yupResolver(schema),
    mode: 'all',
    defaultValues: { email: initialEmail, password: '' },
  });
  // After a failed attempt the password alone is asked again.
  const asked = initialEmail ? 'password' : 'email';
  useEffect(() => setFocus(asked), [setFocus, asked]);
  const fill = (account: LoginAccount) => {
    setValue('email', account.email, { shouldDirty: true });
    setValue('password', account.password, { shouldDirty: true });
    void trigger();
  };
  const isBusy = isPending || isSubmitting;
  return (
    <>
      <Form noValidate onKeyDown={sendIncomplete} onSubmit={event => (isBusy ? event.preventDefault() : handleSubmit(onSubmit)(event))}>
        <Title>{sessionText.title}</Title>
        <TextField {...register('email')} label={sessionText.email} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} error={errors.email?.message} keepsMessageRoom />
        <PasswordField {...register('password')} label={sessionText.password} autoComplete="current-password" error={errors.password?.message} keepsMessageRoom />
        <Button type="submit" size="large" isStretched disabled={!isValid} isPending={isBusy}>{sessionText.submit}</Button>
        <Failure><FailureNotice>{error}</FailureNotice></Failure>
      </Form>
      {accounts && accounts.length > 0 && <LoginAccounts accounts={accounts} onChoose={fill} />}
    </>
  );
};
