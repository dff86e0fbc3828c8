import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Icon, type IconName } from './Icon';
import { iconPaths } from './iconPaths';

export default {
  group: 'Text',
  draw: ({ say }) => (
    <>
      <Icon name="clock" />
      <Icon name="clock" size={20} />
      <span style={{ color: 'var(--danger)' }}>
        <Icon name="error" label={say('Error', 'Fehler')} />
      </span>
      <AllIcons />
    </>
  ),
} satisfies GalleryPage;

function AllIcons() {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 'var(--space-4) var(--space-2)',
        inlineSize: '100%',
        listStyle: 'none',
        fontSize: 'var(--text-xs)',
        color: 'var(--ink-soft)',
      }}
    >
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 6 }}>
          <Icon name={name} size={20} />
          {name}
        </li>
      ))}
    </ul>
  );
}
