import { MenuButton } from '@taskweave/ui/menu-button';
import { useShellText } from '../i18n/useShellText';
import styles from './Brand.module.css';

export interface EngineSelectorProps {
  readonly engine: string;
  readonly engines: readonly string[];
}

export function EngineSelector({ engine, engines }: EngineSelectorProps) {
  const { t } = useShellText();
  if (engines.length < 2) return null;
  const { pathname } = location;
  // An application may have the same name as its engine, so the last occurrence counts.
  const folder = pathname.slice(0, pathname.lastIndexOf(`/${engine}/`));
  return (
    <MenuButton
      label={t('menu.engine', { engine })}
      entries={[
        { kind: 'heading', id: 'heading', label: t('menu.engines') },
        ...engines.map((name) => ({
          kind: 'link' as const,
          id: name,
          label: name,
          href: `${folder}/${name}/`,
          ...(name === engine && { icon: 'check' as const }),
        })),
      ]}
    >
      <span className={styles.engine}>{engine}</span>
    </MenuButton>
  );
}
