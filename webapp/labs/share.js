/* Every room that works in workers finds its way to them here, and puts its texts into links as the others do. */
Object.assign(Cardbench.rooms, { LabConnection, packed, unpacked });

/** This script comes with every room that needs it; what the first one opened stays open. */
Cardbench.rooms.cardFiles ??= cardFiles;
