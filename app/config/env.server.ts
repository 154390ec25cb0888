import { EnvironmentError, parseEnvironment, type Environment } from "./settings";

function environmentOrExit(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const line of error.lines) console.error(`Setting ${line}`);
    process.exit(1);
  }
}

/** The checked settings of this process; a wrong one ends it with a line for each. */
export const env = environmentOrExit();
