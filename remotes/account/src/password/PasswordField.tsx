import { TextField, type TextFieldProps } from '@taskweave/ui/text-field';

export interface PasswordFieldProps extends Pick<TextFieldProps, 'id' | 'label' | 'onBlur'> {
  readonly name: 'current-password' | 'new-password' | 'repeat-password';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export function PasswordField({ name, ...field }: PasswordFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      name={name}
      autoComplete={name === 'current-password' ? name : 'new-password'}
      required
    />
  );
}
