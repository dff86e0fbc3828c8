import type { ComponentProps } from 'react';
import type { FieldProps } from './Field';

/** What a field leaves to the browser's own control, apart from what is `Own`. */
export type NativeProps<Control extends 'input' | 'textarea' | 'select', Own extends string = never> = Omit<
  ComponentProps<Control>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'className' | 'style' | Own
>;

/** What is for the frame, and what is for the control. */
export function splitField<Props extends FieldProps>(props: Props) {
  const { label, isLabelHidden, hint, error, required, id, ...native } = props;
  return [{ label, isLabelHidden, hint, error, required, id }, native] as const;
}
