/* Every room that works in workers finds its way to them here, and puts its texts into links as the others do. */
Object.assign(Cardbench.rooms, { LabConnection, packed, unpacked });
