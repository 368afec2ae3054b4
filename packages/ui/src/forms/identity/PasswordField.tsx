import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../../controls/TextField/TextField.tsx';
import { sessionText } from '../../nl/login.ts';

/** A password, with a button that shows what is typed: Tab goes past it, from field to field. Its props are a TextField's. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'trailing'>) => {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={<IconButton icon={isShown ? EyeOff : Eye} label={isShown ? sessionText.hidePassword : sessionText.showPassword} tabIndex={-1} onClick={() => setShown(!isShown)} />}
    />
  );
};
