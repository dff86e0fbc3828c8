import type { ExampleProps, GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { useState } from 'react';
import { MoveButtons } from './MoveButtons';

export default {
  name: 'MoveButtons',
  group: 'Actions',
  examples: [{ title: 'The order of a list', layout: 'column', draw: Order }],
  keyboard: [{ keys: 'Enter, Space', effect: 'Moves the item.' }],
  dos: ['Name the item in the labels: each item has two of them.'],
  donts: ['Do not make dragging the only way to order a list.'],
} satisfies GalleryPage;

function Order({ say }: ExampleProps) {
  const [names, setNames] = useState(['Ada', 'Grace', 'Linus']);
  return names.map((name, index) => (
    <span key={name}>
      {name}
      <MoveButtons
        labels={{
          up: say(`${name} up`, `${name} nach oben`),
          down: say(`${name} down`, `${name} nach unten`),
        }}
        isFirst={index === 0}
        isLast={index === names.length - 1}
        onMove={(by) => setNames(names.toSpliced(index, 1).toSpliced(index + by, 0, name))}
      />
    </span>
  ));
}
