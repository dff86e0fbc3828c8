import { VisuallyHidden } from '@taskweave/ui/visually-hidden';

export interface UnsetTextProps {
  readonly label: string;
  readonly action: string;
}

export function UnsetText({ label, action }: UnsetTextProps) {
  return (
    <>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{action}</VisuallyHidden>
    </>
  );
}
