import type { ComponentProps } from 'react';
import type { FieldProps } from './Field';

export type NativeProps<Control extends 'input' | 'textarea' | 'select', Own extends string = never> = Omit<
  ComponentProps<Control>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | Own
>;

export function splitField<Props extends FieldProps>(props: Props) {
  const { label, isLabelHidden, hint, error, required, id, ...native } = props;
  return [{ label, isLabelHidden, hint, error, required, id }, native] as const;
}
