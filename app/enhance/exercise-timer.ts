import { Enhancement } from "./enhancement";

/** Beside an exercise: counts its `seconds` down, at a press, and stops at another. Nothing of it is there without a script. */
export class ExerciseTimer extends Enhancement {
  #left = 0;
  /** When it ends, while it runs. */
  #until = 0;
  #isTicking = false;

  protected start(): void {
    const button = this.querySelector("button");
    const [clock, said] = this.querySelectorAll("output");
    if (!button || !clock || !said) return;
    const { seconds, stop = "", resume = "", done = "" } = this.dataset;
    const begin = button.textContent;
    const show = () => {
      clock.value = `${Math.floor(this.#left / 60)}:${`${this.#left % 60}`.padStart(2, "0")}`;
    };
    const tick = () => {
      this.#isTicking = this.#until > 0;
      if (!this.#isTicking) return;
      this.#left = Math.max(0, Math.ceil((this.#until - Date.now()) / 1000));
      show();
      if (this.#left > 0) return this.later(250, tick);
      this.#until = 0;
      this.#isTicking = false;
      this.#left = Number(seconds);
      button.textContent = begin;
      said.value = done;
    };
    this.on(button, "click", () => {
      const isRunning = this.#until > 0;
      this.#until = isRunning ? 0 : Date.now() + this.#left * 1000;
      button.textContent = isRunning ? resume : stop;
      said.value = "";
      if (!isRunning && !this.#isTicking) tick();
    });
    this.#left = Number(seconds);
    show();
    this.hidden = false;
  }
}
