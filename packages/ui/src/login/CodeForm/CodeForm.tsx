import { yupResolver } from '@hookform/resolvers/yup';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { object, type InferType } from 'yup';
import { Button } from '../../controls/Button/Button.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { visibleText } from '../../forms/rules/visibleText.ts';
import { sendIncomplete } from '../../gestures/sendIncomplete.ts';
import { sessionText } from '../../nl/login.ts';
import { Back, Form, Intro, Qr, Title } from '../sessionForm.styles.ts';
import { qrSource } from './qrSource.ts';

/** The spaces that authenticator apps show in a code are not sent (specification §5). */
const schema = object({ code: visibleText(sessionText.codeRequired).transform((code: string) => code.replace(/\s/g, '')) });

type CodeValues = InferType<typeof schema>;

export interface CodeFormProps {
  /** Sends the code, without spaces; while its promise is open the form cannot be sent again. */
  onSubmit: (values: CodeValues) => Promise<void> | void;
  /** A PNG from the server, for who signs in for the first time; anything else is not shown. */
  qrCodeImage?: string | null;
  /** Whose code is asked. */
  email: string;
  /** Back to e-mail and password. */
  onBack: () => void;
}

/** The second step of the sign-in: a one-time code, with a QR image when the server sends one (specification §2). */
export const CodeForm = ({ onSubmit, qrCodeImage, email, onBack }: CodeFormProps) => {
  const { register, handleSubmit, setFocus, formState: { errors, isValid, isSubmitting } } = useForm({
    resolver: yupResolver(schema),
    mode: 'onChange',
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const qr = qrSource(qrCodeImage);
  return (
    <Form noValidate onKeyDown={sendIncomplete} onSubmit={event => (isSubmitting ? event.preventDefault() : handleSubmit(onSubmit)(event))}>
      <Title>{sessionText.codeTitle}</Title>
      <Intro>{qr ? sessionText.codeHelpWithQr(email) : sessionText.codeHelp(email)}</Intro>
      {qr && <Qr src={qr} alt={sessionText.qrAlt} width={208} height={208} />}
      <TextField {...register('code')} label={sessionText.code} inputMode="numeric" autoComplete="one-time-code" error={errors.code?.message} keepsMessageRoom />
      <Button type="submit" size="large" isStretched disabled={!isValid} isPending={isSubmitting}>{sessionText.codeSubmit}</Button>
      <Back type="button" onClick={onBack}><ChevronLeft aria-hidden />{sessionText.back}</Back>
    </Form>
  );
};
