import { config } from '@fullcalendar/core/internal';
import { Draggable } from '@fullcalendar/interaction';

/** Section 9 of the specification. The library keeps these to itself: a new version that changes them is seen here. */
test('a touch, a drag at the edge: the limits are those of the specification', () => {
  const draggable = new Draggable(document.createElement('div'));
  expect(config).toMatchObject({ touchMouseIgnoreWait: 500 });
  expect(draggable).toMatchObject({ dragging: { autoScroller: { edgeThreshold: 50, maxVelocity: 300 } } });
  draggable.destroy();
});
