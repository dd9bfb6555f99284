import { config } from '@fullcalendar/core/internal';
import { Draggable } from '@fullcalendar/interaction';

/** Section 9 of the specification. The library does not export these, so this fails when a new version changes them. */
test('touch delay and edge scrolling follow the limits of the specification', () => {
  const draggable = new Draggable(document.createElement('div'));
  expect(config).toMatchObject({ touchMouseIgnoreWait: 500 });
  expect(draggable).toMatchObject({ dragging: { autoScroller: { edgeThreshold: 50, maxVelocity: 300 } } });
  draggable.destroy();
});
