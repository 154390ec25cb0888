/** Points of one card of a pair, and the sign before each of them. */
export type PairSide = {
  heading: string;
  sign: "plus" | "minus" | "dot" | "question";
  items: readonly string[];
};

/** Pieces that set thoughts in order: tables, cards beside each other, sheets to write on. All text is plain. */
export type AnalysisBlock =
  | {
      type: "matrix";
      corner: string;
      options: readonly string[];
      /** One cell an option; `dots` from 1 to 5, left out where nothing is rated. */
      criteria: readonly {
        name: string;
        note?: string;
        cells: readonly { words: string; dots?: number }[];
      }[];
    }
  | { type: "pairs"; title?: string; letter?: string; left: PairSide; right: PairSide }
  | { type: "flow"; headers: readonly string[]; rows: readonly (readonly string[])[] }
  | {
      type: "futures";
      first: string;
      second: string;
      moments: readonly { when: string; scenes: readonly [string, string] }[];
    }
  | {
      type: "ledger";
      linked: boolean;
      items: readonly { name: string; note?: string; text?: string; lines?: number }[];
    }
  | {
      type: "worksheet";
      headers: readonly string[];
      filled: readonly (readonly string[])[];
      emptyRows: number;
      linesInRow: number;
    }
  | {
      type: "plan";
      rated: boolean;
      items: readonly { when: string; title: string; description?: string }[];
    }
  | {
      type: "questions";
      items: readonly { question: string; reason?: string }[];
      lines: number;
    };
