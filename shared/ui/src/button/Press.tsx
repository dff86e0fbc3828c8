import type { ComponentProps, MouseEvent } from 'react';

export type PressProps =
  | (Omit<ComponentProps<'button'>, 'style'> & { readonly href?: undefined })
  | (Omit<ComponentProps<'a'>, 'style' | 'href'> & {
      readonly href: string;
    });

export function Press(props: PressProps) {
  if (props.href !== undefined) return <a {...props}>{props.children}</a>;
  const { href: _, ...native } = props;
  const isInert = native['aria-disabled'] === true || native['aria-disabled'] === 'true';
  return (
    <button
      type="button"
      {...native}
      aria-disabled={isInert || undefined}
      onClick={isInert ? preventPress : native.onClick}
    />
  );
}

/** An `aria-disabled` submit button would still submit its form. */
function preventPress(event: MouseEvent): void {
  event.preventDefault();
}
