import type { IconName } from '@taskweave/ui/icon';
import { MenuButton } from '@taskweave/ui/menu-button';

export interface ScopeMenuProps {
  readonly title: string;
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function ScopeMenu({ title, name, label, icon, value, options, onChange }: ScopeMenuProps) {
  return (
    <MenuButton
      label={label}
      text={name}
      icon={icon}
      variant="secondary"
      entries={[{ kind: 'choice', id: 'scope', label: title, value, options, onChange }]}
    />
  );
}
