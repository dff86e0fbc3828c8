import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Avatar } from '../avatar/Avatar';
import { PropertyButton } from './PropertyButton';
import { Property, PropertyList } from './PropertyList';

export default {
  group: 'Data',
  also: ['Property'],
  layout: 'wide',
  draw: ({ say }) => (
    <>
      <PropertyList>
        <Property label={say('Assignee', 'Bearbeiter')}>
          <Avatar name="Demo Demo" /> Demo Demo
        </Property>
        <Property label={say('Due', 'Fällig')}>{say('Today 17:00', 'Heute 17:00')}</Property>
        <Property label={say('Priority', 'Priorität')}>50</Property>
        <Property label="Business Key">2026-4711</Property>
      </PropertyList>
      <PropertyList>
        <Property label={say('Due', 'Fällig')}>
          <PropertyButton tone="warning">{say('Today 17:00', 'Heute 17:00')}</PropertyButton>
        </Property>
        <Property label={say('Follow-up', 'Wiedervorlage')}>
          <PropertyButton isUnset>{say('Set date', 'Datum setzen')}</PropertyButton>
        </Property>
      </PropertyList>
    </>
  ),
} satisfies GalleryPage;
