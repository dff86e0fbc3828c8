import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { Row, Stack } from './Stack';

export default {
  group: 'Data',
  also: ['Row'],
  draw: ({ say }) => (
    <Stack gap={4}>
      <TextField label={say('Name', 'Name')} />
      <Row>
        <Button>{say('Save', 'Speichern')}</Button>
        <Button variant="secondary">{say('Cancel', 'Abbrechen')}</Button>
      </Row>
    </Stack>
  ),
} satisfies GalleryPage;
