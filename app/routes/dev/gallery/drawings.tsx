import { constellations } from "~/sky/constellations";
import { Constellation } from "~/ui/constellation";
import { Hills } from "~/ui/hills";
import { NightSky } from "~/ui/night-sky";
import { Example } from "./example";

export function DrawingExamples() {
  return (
    <>
      <Example title="Constellation">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {constellations.map(({ key, polishName }) => (
            <li key={key} className="rounded-card border border-line bg-surface p-3 text-center">
              <Constellation name={key} title={polishName} className="w-full" />
              {polishName}
            </li>
          ))}
        </ul>
      </Example>

      <Example title="NightSky, Hills, Constellation animated">
        <div data-theme="dark" className="dawn relative h-96 overflow-hidden rounded-card">
          <NightSky />
          <Constellation
            name="cygnus"
            animated
            className="absolute inset-x-0 top-6 mx-auto h-52 text-ink"
          />
          <Hills />
        </div>
      </Example>
    </>
  );
}
