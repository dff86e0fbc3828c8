import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Chip } from './Chip';

export default {
  group: 'Text',
  draw: ({ say }) => (
    <>
      <Chip tone="danger">{say('2 days late', '2 Tage überfällig')}</Chip>
      <Chip tone="warning">{say('Today 17:00', 'Heute 17:00')}</Chip>
      <Chip tone="success">{say('3 new', '3 neu')}</Chip>
      <Chip>{say('Suspended', 'Angehalten')}</Chip>
      <Chip tone="warning" icon="clock">
        {say('Today 17:00', 'Heute 17:00')}
      </Chip>
      <Chip icon="user">Demo Demo</Chip>
    </>
  ),
} satisfies GalleryPage;
