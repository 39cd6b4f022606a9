/** Before each file of tests: contexts in one thread share what they have imported, and files are to share nothing. */

import { vi } from "vitest";

vi.resetModules();
