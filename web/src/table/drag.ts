/** Dragging from one spot to another, with mouse, pen or finger. */

import type { Room } from "./room.svelte";

const SLACK = 6;

/** Begin when a spot is pressed; it becomes a drag once the pointer has moved a little. */
export function drag(start: PointerEvent, room: Room, id: string): void {
  if (start.button !== 0) return;
  const thing = start.currentTarget as HTMLElement;
  const box = thing.getBoundingClientRect();
  let ghost: HTMLElement | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    if (event.buttons === 0) return stop(); // the button was released outside the window
    if (!ghost) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
      if (room.selection.picked !== id) {
        room.selection.picked = null;
        room.press(id);
      }
      if (room.selection.picked !== id) return stop(); // pressing it was the whole move
      ghost = thing.cloneNode(true) as HTMLElement;
      ghost.classList.add("ghost");
      ghost.removeAttribute("data-spot");
      ghost.removeAttribute("data-flip");
      ghost.setAttribute("aria-hidden", "true");
      // set here because a game's styles for its cards would override a style sheet, and a ghost
      // that takes up room moves the table under the pointer
      ghost.style.position = "fixed";
      ghost.style.margin = "0";
      ghost.style.width = `${box.width}px`;
      ghost.style.height = `${box.height}px`;
      thing.closest("[data-game]")?.append(ghost);
      // there is only one such card
      thing.toggleAttribute("data-dragged", true);
    }
    ghost.style.left = `${event.clientX - (start.clientX - box.x)}px`;
    ghost.style.top = `${event.clientY - (start.clientY - box.y)}px`;
  };

  const drop = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const wasDragged = ghost !== null;
    stop();
    if (!wasDragged) return;
    // ignore the click that follows a drag
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>("[data-spot]");
    if (under && under.dataset.spot !== id) room.press(under.dataset.spot!);
    else room.selection.picked = null;
  };

  const stop = () => {
    ghost?.remove();
    thing.removeAttribute("data-dragged");
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", stop);
    removeEventListener("blur", stop);
  };

  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", stop);
  addEventListener("blur", stop);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
