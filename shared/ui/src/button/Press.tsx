import type { ComponentProps, MouseEvent } from 'react';

export type PressProps =
  | (Omit<ComponentProps<'button'>, 'style'> & { readonly href?: undefined })
  | (Omit<ComponentProps<'a'>, 'style' | 'href'> & {
      /** With an address the button is a link that looks like one. */
      readonly href: string;
    });

/** A button, or with `href` a link. A button that is `aria-disabled` keeps the focus and ignores presses. */
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

/** A submit button would still send its form. */
function preventPress(event: MouseEvent): void {
  event.preventDefault();
}
